import { useLocale } from 'react-aria-components/I18nProvider'
import { IconChevronDown } from '../../icons/icons.ts'
import { lazyWithPreload } from '../../internal/lazyWithPreload.tsx'
import { PopupTrigger } from '../../internal/PopupTrigger.tsx'
import { Pressable } from '../../internal/Pressable.tsx'
import { useStrings } from '../../locale/useStrings.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { PhoneEngine } from './useEngine.ts'
import { strings as roomStrings } from './strings.ts'
import * as styles from './PhoneField.css.ts'

interface CountryButtonProps {
  engine: PhoneEngine | undefined
  country: string
  countries?: readonly string[]
  isDisabled?: boolean
  onChange: (country: string) => void
}

const { Part: CountryPopup, preload } = lazyWithPreload(
  async () => (await import('./CountryPopup.tsx')).CountryPopup,
)

/** The country of a number, as two letters and its code; opens the list of all. */
export function CountryButton({ engine, country, countries, isDisabled, onChange }: CountryButtonProps) {
  const strings = useStrings(roomStrings)
  const { locale } = useLocale()
  const code = engine?.dialCode(country)
  const name = country && new Intl.DisplayNames(locale, { type: 'region' }).of(country)
  const shown = [country, code].filter(Boolean).join(' ')
  return (
    <PopupTrigger
      hasPopup="listbox"
      preload={preload}
      popup={(control) => (
        <CountryPopup
          {...{ engine, countries, onChange }}
          label={strings.country}
          value={country}
          {...control}
        />
      )}
    >
      <Pressable
        isDisabled={isDisabled}
        aria-label={[strings.country, name, shown && `\u200e${shown}\u200e`].filter(Boolean).join(', ')}
        className={styles.country}
      >
        <span className={styles.letters}>{country}</span>
        <span dir="ltr" className={styles.code}>
          {code}
        </span>
        <Icon icon={IconChevronDown} size={14} />
      </Pressable>
    </PopupTrigger>
  )
}
