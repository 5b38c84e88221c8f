import { Dialog } from 'react-aria-components/Dialog'
import { popover } from '../../internal/popover.css.ts'
import { Popover } from '../../internal/Popover.tsx'
import { PopupContent } from '../../internal/PopupContent.tsx'
import type { PopupControl } from '../../internal/PopupTrigger.tsx'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { Avatar } from './Avatar.tsx'
import type { AvatarGroupPerson } from './AvatarGroup.tsx'
import * as styles from './AvatarGroup.css.ts'

interface ListOfPeople extends Omit<PopupControl, 'autoFocus'> {
  label: string
  people: readonly AvatarGroupPerson[]
  total: number
}

/** Everyone of a group by name. */
export function AvatarGroupPopup({ id, label, people, total, isVirtual, ...control }: ListOfPeople) {
  const messages = useMessages()
  return (
    <Popover {...control} placement="bottom start" offset={6} maxHeight={320} className={popover}>
      <PopupContent isByClick={isVirtual}>
        <Dialog id={id} aria-label={label} className={styles.dialog}>
          <p aria-hidden="true" className={styles.title}>
            {label}
          </p>
          <ul className={styles.list}>
            {people.map(({ id, name, src, presence }) => (
              <li key={id ?? name} className={styles.person}>
                <Avatar name={name} src={src} size={32} presence={presence} isDecorative />
                <span className={styles.words}>
                  <bdi>{name}</bdi>
                </span>
                {presence && <span className={styles.presence}>{messages[presence]}</span>}
              </li>
            ))}
          </ul>
          {total > people.length && (
            <p className={styles.others}>+ {messages.others(total - people.length)}</p>
          )}
        </Dialog>
      </PopupContent>
    </Popover>
  )
}
