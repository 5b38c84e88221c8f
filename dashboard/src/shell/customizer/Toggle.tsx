import { Box } from '@data1522/design-system/Box'
import { Inline } from '@data1522/design-system/Inline'
import { Switch } from '@data1522/design-system/Switch'
import { useAtom } from 'jotai'
import { useRef } from 'react'
import { useText } from '../../core/i18n/useText.ts'
import { preferences } from '../../core/preferences/preferences.ts'
import { SettingMark } from './SettingMark.tsx'

interface ToggleProps {
  name: 'semi-dark' | 'navbar-blur' | 'underlined-links' | 'single-key-shortcuts'
  description: string
  isDisabled?: boolean
}

/** A preference that is on or off. */
export function Toggle({ name, ...field }: ToggleProps) {
  const text = useText()
  const [isOn, setOn] = useAtom(preferences[name])
  const ref = useRef<HTMLInputElement>(null)
  const label = text(`customizer.of.${name}`)
  return (
    <Inline isWrapping={false} align="start" justify="between">
      <Box isFilling>
        <Switch {...field} ref={ref} isSelected={isOn} onChange={setOn}>
          {label}
        </Switch>
      </Box>
      <SettingMark names={[name]} label={label} control={ref} />
    </Inline>
  )
}
