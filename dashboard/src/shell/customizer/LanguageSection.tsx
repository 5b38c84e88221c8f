import { SegmentedControl } from '@data1522/design-system/SegmentedControl'
import { useAtomValue } from 'jotai'
import { lazy, Suspense, useRef } from 'react'
import { changeLanguage } from '../../core/i18n/intl.ts'
import { useText } from '../../core/i18n/useText.ts'
import { preferences } from '../../core/preferences/preferences.ts'
import { Choice } from './Choice.tsx'
import { Section } from './Section.tsx'
import { SettingMark } from './SettingMark.tsx'

/** Each language by its own name, so that one finds it without knowing the present one. */
const languages = [
  { id: 'en', label: 'English', lang: 'en' },
  { id: 'fr', label: 'Français', lang: 'fr' },
  { id: 'ar', label: 'العربية', lang: 'ar' },
] as const

const PseudoChoice =
  import.meta.env.DEV &&
  lazy(async () => ({ default: (await import('../../core/i18n/PseudoChoice.tsx')).PseudoChoice }))

/** The language of everything, which way it runs, and in which digits it counts. */
export function LanguageSection() {
  const text = useText()
  const language = useAtomValue(preferences.language)
  const ref = useRef<HTMLDivElement>(null)
  const label = text('app.language')
  return (
    <Section title={text('customizer.language')}>
      <SegmentedControl
        ref={ref}
        label={label}
        options={languages}
        value={language}
        onChange={(id) => void changeLanguage(id)}
        isBlock
        labelEnd={<SettingMark names={['language']} label={label} control={ref} />}
      />
      <Choice
        name="direction"
        options={(['language', 'ltr', 'rtl'] as const).map((id) => ({
          id,
          label: text(`customizer.direction.${id}`),
        }))}
      />
      <Choice
        name="digits"
        description={text('customizer.digitsText')}
        options={(['language', 'latin', 'arabic'] as const).map((id) => ({
          id,
          label: text(`customizer.digits.${id}`),
        }))}
      />
      {PseudoChoice && (
        <Suspense>
          <PseudoChoice />
        </Suspense>
      )}
    </Section>
  )
}
