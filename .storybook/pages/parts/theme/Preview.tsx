import { useEffect, useRef, useState } from 'react'
import { SegmentedControl } from '../../../../design-system/src/components/SegmentedControl/SegmentedControl.tsx'
import { Select } from '../../../../design-system/src/components/Select/Select.tsx'
import type { CustomTheme } from '../../../../design-system/src/theme/custom-theme.ts'
import { themeCss } from '../../../../design-system/src/theme/theme-css.ts'
import { themedPlacement } from '../../../../design-system/src/theme/themed-roles.ts'

const looks = {
  light: { label: 'Light', globals: 'theme:light;language:en' },
  dark: { label: 'Dark', globals: 'theme:dark;language:en' },
  arabic: { label: 'Arabic', globals: 'theme:light;language:ar' },
  arabicDark: { label: 'Arabic, dark', globals: 'theme:dark;language:ar' },
} as const
type Look = keyof typeof looks

const screens = {
  dashboard: 'Dashboard',
  orders: 'Orders',
  settings: 'Settings',
  'sign-in-form': 'Sign in',
} as const
type Screen = keyof typeof screens

const ID = 'theme-of-builder'

/** Puts the theme on the page in a frame, over what the toolbar of Storybook sets there. */
function dress(page: Document, theme: CustomTheme) {
  const { hue, chroma } = themedPlacement(theme)
  const style = page.getElementById(ID) ?? page.head.appendChild(page.createElement('style'))
  style.id = ID
  style.textContent = [
    themeCss(theme).replace(':root:not([data-density])', ':root'),
    `:root { --ds-primary-hue: ${hue} !important; --ds-primary-chroma: ${chroma} !important; }`,
  ].join('\n')
}

function Frame({ screen, look, theme }: { screen: Screen; look: Look; theme: CustomTheme }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const show = () => {
    const page = frame.current?.contentDocument
    if (page?.head) dress(page, theme)
  }
  useEffect(show)
  return (
    <iframe
      ref={frame}
      title={`${screens[screen]}, ${looks[look].label}`}
      src={`./iframe.html?id=theme-preview--${screen}&viewMode=story&globals=${looks[look].globals}`}
      onLoad={show}
    />
  )
}

/** Screens of the product in the theme; one at a time, since each is a whole page. */
export function Preview({ theme }: { theme: CustomTheme }) {
  const [screen, setScreen] = useState<Screen>('dashboard')
  const [look, setLook] = useState<Look>('light')
  return (
    <div className="f-preview">
      <div className="f-preview-bar">
        <Select
          label="Screen"
          isLabelHidden
          options={Object.entries(screens).map(([id, label]) => ({ id: id as Screen, label }))}
          value={screen}
          onChange={(id) => id && setScreen(id)}
        />
        <SegmentedControl<Look>
          label="Look"
          isLabelHidden
          options={Object.entries(looks).map(([id, { label }]) => ({ id: id as Look, label }))}
          value={look}
          onChange={setLook}
        />
      </div>
      <Frame key={`${screen} ${look}`} screen={screen} look={look} theme={theme} />
    </div>
  )
}
