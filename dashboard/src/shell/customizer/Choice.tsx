import { SegmentedControl, type Segment } from '@data1522/design-system/SegmentedControl'
import { useAtom } from 'jotai'
import { useRef } from 'react'
import { useText } from '../../core/i18n/useText.ts'
import { preferences, type PreferenceAtom } from '../../core/preferences/preferences.ts'
import type { Preferences } from '../../core/preferences/values.ts'
import { SettingMark } from './SettingMark.tsx'

/** The preferences that are one of a few words. */
export type ChoiceName = {
  [Name in keyof Preferences]: Preferences[Name] extends string ? Name : never
}[keyof Preferences]

interface ChoiceProps<Name extends ChoiceName> {
  name: Name
  options: readonly Segment<Preferences[Name]>[]
  description?: string
  isDisabled?: boolean
}

/** A preference as one of a few words. */
export function Choice<Name extends ChoiceName>({ name, ...field }: ChoiceProps<Name>) {
  const text = useText()
  const [value, setValue] = useAtom(preferences[name] as unknown as PreferenceAtom<Name>)
  const ref = useRef<HTMLDivElement>(null)
  const label = text(`customizer.of.${name}`)
  return (
    <SegmentedControl
      {...field}
      ref={ref}
      label={label}
      value={value}
      onChange={setValue}
      isBlock
      labelEnd={<SettingMark names={[name]} label={label} control={ref} />}
    />
  )
}
