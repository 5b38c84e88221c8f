import type { EditorState } from '@tiptap/pm/state'
import { sizes, prose } from '../../components/Prose/Prose.css.ts'
import * as styles from './content.css.ts'

/** What is said of the text's area. */
export interface AreaOptions {
  id: string
  labelId: string
  describedBy?: string
  placeholder?: string
  isRequired: boolean
  isDisabled: boolean
  isReadOnly: boolean
  isInvalid: boolean
  /** The `data-*` attributes that the caller gave. */
  data: Readonly<Record<string, string>>
}

type Attributes = Record<string, string>

const given = (attributes: Record<string, string | false | undefined>) =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value)) as Attributes

/** The attributes of the element that is written in; its role is TipTap's. */
export function areaAttributes(area: AreaOptions): Attributes {
  const isLocked = area.isReadOnly || area.isDisabled
  return given({
    ...area.data,
    id: area.id,
    class: `${prose} ${sizes.md} ${styles.area}`,
    'aria-multiline': 'true',
    'aria-labelledby': area.labelId,
    'aria-describedby': area.describedBy,
    'aria-placeholder': area.placeholder,
    'aria-required': area.isRequired && 'true',
    'aria-invalid': area.isInvalid && 'true',
    'aria-readonly': area.isReadOnly && 'true',
    'aria-disabled': area.isDisabled && 'true',
    // A text that cannot be changed is still read, and scrolled by keyboard.
    tabindex: isLocked && (area.isDisabled ? '-1' : '0'),
    'data-placeholder': area.placeholder,
  })
}

/** The same, with a mark on an area in which nothing stands but an empty line. */
export const markEmpty =
  (attributes: Attributes) =>
  ({ doc }: EditorState): Attributes => {
    const isEmpty = doc.childCount === 1 && doc.firstChild!.isTextblock && doc.firstChild!.content.size === 0
    return isEmpty ? { ...attributes, 'data-empty': 'true' } : attributes
  }
