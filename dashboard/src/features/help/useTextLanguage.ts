import { useIntl } from 'react-intl'
import type { TextLanguage } from './queries.ts'

const known: readonly TextLanguage[] = ['en', 'fr', 'ar']

/** The language that texts of the server are asked for in: that of the moment. */
export function useTextLanguage(): TextLanguage {
  const { locale } = useIntl()
  return known.find((language) => locale.startsWith(language)) ?? 'en'
}
