import { Input } from 'react-aria-components/Input'
import { SearchField } from 'react-aria-components/SearchField'
import { IconSearch } from '../../icons/icons.ts'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './OptionList.css.ts'

/** The field above a list that is searched; it stands in react-aria's `Autocomplete`, which moves in the list for it. */
export function SearchBox() {
  const { search } = useMessages()
  return (
    <SearchField aria-label={search} autoFocus className={styles.search}>
      <Icon icon={IconSearch} size={18} />
      {/* A book that is pasted would freeze the page; no option has so long a name. */}
      <Input placeholder={search} dir="auto" maxLength={200} className={styles.searchInput} />
    </SearchField>
  )
}
