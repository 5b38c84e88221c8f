import { useLocale } from 'react-aria-components/I18nProvider'
import { formatBytes } from './bytes.ts'
import { useFileStrings } from './strings/useFileStrings.ts'

interface FileCountProps {
  files: readonly File[]
  /** How many there may be. */
  max?: number
}

/** How many files there are, of how many, and their size together. */
export function FileCount({ files, max }: FileCountProps) {
  const strings = useFileStrings()
  const { locale } = useLocale()
  const figure = (value: number) => new Intl.NumberFormat(locale).format(value)
  const together = files.reduce((sum, { size }) => sum + size, 0)
  return (
    <>
      <bdi>
        {max !== undefined
          ? `${figure(files.length)}/${figure(max)}`
          : files.length > 0
            ? strings.chosen(files.length)
            : strings.nothingChosen}
      </bdi>
      {files.length > 0 && (
        <>
          {' · '}
          <bdi>{formatBytes(locale, together)}</bdi>
        </>
      )}
    </>
  )
}
