import { IconDots } from '../../icons/icons.ts'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { sectionsOf } from './StepMenu.tsx'
import type { Breadcrumb } from './steps.ts'
import * as styles from './Breadcrumbs.css.ts'

/** The steps in the middle of a long way, behind a button. */
export function HiddenSteps({ items }: { items: readonly Breadcrumb[] }) {
  const messages = useMessages()
  const entries = items.map(({ label, href, siblings }, index) => ({
    id: String(index),
    label,
    href,
    isDisabled: !href && !siblings,
    sections: siblings && sectionsOf(siblings),
  }))
  return (
    <span className={styles.more}>
      <Menu label={messages.breadcrumbs} placement="bottom start" sections={[{ id: 'steps', entries }]}>
        <IconButton icon={IconDots} label={messages.expand} size="small" />
      </Menu>
    </span>
  )
}
