import { LayoutSketch } from '@data1522/design-system/LayoutSketch'
import { RadioTiles } from '@data1522/design-system/RadioTiles'
import { useAtomValue } from 'jotai'
import { useRef } from 'react'
import { useText } from '../../core/i18n/useText.ts'
import { preferences } from '../../core/preferences/preferences.ts'
import { setPreferences, type Some } from './changes.ts'
import { SettingMark } from './SettingMark.tsx'
import { useMedia } from '../../core/useMedia.ts'

const layouts = {
  vertical: { 'nav-layout': 'vertical', 'nav-collapsed': false },
  collapsed: { 'nav-layout': 'vertical', 'nav-collapsed': true },
  horizontal: { 'nav-layout': 'horizontal' },
} as const satisfies Record<string, Some>

const names = ['nav-layout', 'nav-collapsed'] as const

/** Where the navigation stands, and whether it is a rail. */
export function NavigationChoice() {
  const text = useText()
  const layout = useAtomValue(preferences['nav-layout'])
  const isCollapsed = useAtomValue(preferences['nav-collapsed'])
  const isNarrow = useMedia('(width < 80rem)')
  const ref = useRef<HTMLDivElement>(null)
  const label = text('customizer.of.nav-layout')
  return (
    <RadioTiles
      ref={ref}
      label={label}
      description={isNarrow ? text('customizer.layoutNarrow') : undefined}
      options={[
        { id: 'vertical', label: text('customizer.layout.vertical'), picture: <LayoutSketch /> },
        {
          id: 'collapsed',
          label: text('customizer.layout.collapsed'),
          picture: <LayoutSketch navigation="rail" />,
        },
        {
          id: 'horizontal',
          label: text('customizer.layout.horizontal'),
          picture: <LayoutSketch navigation="bar" />,
        },
      ]}
      value={layout === 'vertical' && isCollapsed ? 'collapsed' : layout}
      onChange={(id: keyof typeof layouts) => void setPreferences(layouts[id])}
      labelEnd={<SettingMark names={names} label={label} control={ref} />}
    />
  )
}
