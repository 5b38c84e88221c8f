import { useLocale } from 'react-aria-components/I18nProvider'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

/** Read out only now and then, and only near the end: a count at every key would drown what is typed. */
const isSaid = (left: number, max: number) =>
  left <= Math.max(10, max / 10) && (left % 5 === 0 || left === 1 || left === -1)

/** How many characters there are, of how many; says politely when few are left. */
export function Counter({ length, max }: { length: number; max?: number }) {
  const { locale } = useLocale()
  const messages = useMessages()
  const figure = (value: number) => new Intl.NumberFormat(locale).format(value)
  const left = (max ?? Infinity) - length
  return (
    <>
      <bdi>{max === undefined ? figure(length) : `${figure(length)}/${figure(max)}`}</bdi>
      <VisuallyHidden live="polite">
        {max !== undefined &&
          length > 0 &&
          isSaid(left, max) &&
          (left < 0 ? messages.tooLong(-left) : messages.charactersLeft(left))}
      </VisuallyHidden>
    </>
  )
}
