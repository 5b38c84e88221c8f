import { useLocale } from 'react-aria-components/I18nProvider'
import { kindNames } from './accept.ts'
import { formatBytes } from './bytes.ts'
import type { FileRules, RejectedFile } from './checkFiles.ts'
import { useFileStrings } from './strings/useFileStrings.ts'

/** A name from elsewhere, kept together whichever way the words around it run. */
export const isolated = (name: string) => `\u2068${name}\u2069`

/** Why a file was not taken, in words that name it and the limit. */
export function useReason({ accept = '', maxSize = 0, maxCount = 1 }: FileRules) {
  const strings = useFileStrings()
  const { locale } = useLocale()
  return ({ file, fault }: RejectedFile): string => {
    const name = isolated(file.name)
    if (fault === 'size')
      return strings.size(name, formatBytes(locale, file.size), formatBytes(locale, maxSize))
    if (fault === 'count') return strings.count(name, maxCount)
    if (fault !== 'kind') return strings[fault](name)
    const families = {
      image: strings.images,
      video: strings.videos,
      audio: strings.sounds,
      text: strings.texts,
    }
    return strings.kind(
      name,
      new Intl.ListFormat(locale, { type: 'conjunction' }).format(kindNames(accept, families)),
    )
  }
}
