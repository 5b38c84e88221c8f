import { ResetIndicator } from '@data1522/design-system/ResetIndicator'
import { useAtomValue } from 'jotai'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '../../core/i18n/useText.ts'
import type { PreferenceName } from '../../core/preferences/values.ts'
import { changedAtom, defaultPreferences, setPreferences } from './changes.ts'

interface SettingMarkProps {
  /** What the setting sets. */
  names: readonly PreferenceName[]
  /** What it is called. */
  label: string
  /** The control, which has the focus after a reset. */
  control: RefObject<HTMLElement | null>
}

/** Says that a setting was changed and takes it back; nothing where it was not. */
export function SettingMark({ names, label, control }: SettingMarkProps) {
  const text = useText()
  const changed = useAtomValue(changedAtom)
  if (!names.some((name) => changed.includes(name))) return null
  return (
    <ResetIndicator
      label={text('customizer.changed')}
      resetLabel={text('customizer.resetOne', { setting: label })}
      onReset={() => {
        // The focus goes to the choice that is on after the reset.
        flushSync(() => void setPreferences(defaultPreferences(names)))
        control.current?.focus()
      }}
    />
  )
}
