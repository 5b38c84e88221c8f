import { useLocale } from 'react-aria-components/I18nProvider'
import { ar } from './forms/ar.ts'
import { en } from './forms/en.ts'
import { fr } from './forms/fr.ts'

const words = { ar, en, fr }

/** The library's words for forms in the language around; they load with the first form, not with the first page. */
export function useFormWords() {
  const { locale } = useLocale()
  return words[locale.slice(0, 2) as keyof typeof words] ?? en
}
