import { type ReactNode, use } from 'react'
import { ListBoxItem } from 'react-aria-components/ListBox'
import { Text } from 'react-aria-components/Text'
import { cx } from '../../css/cx.ts'
import { IconCheck } from '../../icons/icons.ts'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { ChoiceBox } from '../List/ChoiceMark.tsx'
import * as row from '../Menu/Menu.css.ts'
import { MatchContext } from './match.ts'
import type { SelectOption } from './Select.tsx'
import * as styles from './OptionList.css.ts'

/** One of the things to choose from, with a tick at its end or, where several are chosen, a box at its start. */
export function OptionRow({ id, label, icon, avatar, description, isDisabled, lang }: SelectOption) {
  return (
    <ListBoxItem
      id={id}
      textValue={label || id}
      isDisabled={isDisabled}
      className={cx(row.entry, row.entryTone.neutral, styles.placed)}
    >
      {({ isSelected, selectionMode }) => (
        <>
          {selectionMode === 'multiple' && <ChoiceBox isSelected={isSelected} />}
          {icon && <Icon icon={icon} size={18} />}
          {avatar && <Avatar name={label} src={avatar.src} size={24} isDecorative />}
          <span className={row.words}>
            <Words slot={avatar ? undefined : 'label'} lang={lang} className={styles.label}>
              <Marked>{label}</Marked>
            </Words>
            {description && (
              <Words slot={avatar ? undefined : 'description'} className={row.description}>
                {description}
              </Words>
            )}
          </span>
          {selectionMode === 'single' && (
            <span className={row.mark} data-selected={isSelected || undefined}>
              <Icon icon={IconCheck} size={16} />
            </span>
          )}
        </>
      )}
    </ListBoxItem>
  )
}

interface WordsProps {
  children: ReactNode
  slot?: 'label' | 'description'
  lang?: string
  className: string
}

/** Beside a face the whole row is the option's name: its initials are seen, and a name of less would leave them out. */
const Words = ({ slot, ...rest }: WordsProps) => (slot ? <Text {...rest} slot={slot} /> : <span {...rest} />)

/** A text with the part marked that matches what was typed. */
function Marked({ children }: { children: string }) {
  const found = use(MatchContext)(children)
  if (!found) return children
  const [from, to] = found
  const text = children.normalize('NFC')
  return (
    <>
      {text.slice(0, from)}
      <mark className={styles.match}>{text.slice(from, to)}</mark>
      {text.slice(to)}
    </>
  )
}
