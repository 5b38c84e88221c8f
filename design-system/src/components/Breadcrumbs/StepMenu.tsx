import { IconChevronRight } from '../../icons/icons.ts'
import { Pressable } from '../../internal/Pressable.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Menu } from '../Menu/Menu.tsx'
import type { Breadcrumb, BreadcrumbSibling } from './steps.ts'
import * as styles from './Breadcrumbs.css.ts'

interface StepMenuProps extends Pick<Breadcrumb, 'label'> {
  siblings: () => readonly BreadcrumbSibling[]
}

/** What lies in a step, for a menu, group by group. */
export const sectionsOf = (siblings: StepMenuProps['siblings']) =>
  [...Map.groupBy(siblings(), ({ group }) => group)].map(([group, entries]) => ({
    id: group ?? 'siblings',
    title: group,
    entries: entries.map(({ label, href, note }) => ({ id: href, label, href, note })),
  }))

/** A step that opens what lies in it. */
export const StepMenu = ({ label, siblings }: StepMenuProps) => (
  <Menu label={label} placement="bottom start" sections={() => sectionsOf(siblings)}>
    <Pressable className={styles.opener}>
      <span dir="auto" className={styles.label}>
        {label}
      </span>
      <span className={styles.opens}>
        <Icon icon={IconChevronRight} size={14} />
      </span>
    </Pressable>
  </Menu>
)
