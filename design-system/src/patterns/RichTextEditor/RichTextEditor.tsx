import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type Ref, Suspense, useId } from 'react'
import { box } from '../../components/Field/Field.css.ts'
import { FieldFrame } from '../../components/Field/FieldFrame.tsx'
import { describedBy } from '../../components/Field/describedBy.ts'
import type { FieldOptions } from '../../components/Field/options.ts'
import { useControlledState } from '../../components/Field/useControlledState.ts'
import { type LimitOptions, useLimit } from '../../components/Field/useLimit.tsx'
import { cx } from '../../css/cx.ts'
import { dataAttributes } from '../../internal/dataAttributes.ts'
import { lazyWithPreload } from '../../internal/lazyWithPreload.tsx'
import { EditorSkeleton } from './EditorSkeleton.tsx'
import type { Controls } from './layout.ts'
import { plainText } from './plainText.ts'
import { useIsBrowser } from '../../internal/useIsBrowser.ts'
import { useLeaving } from './useLeaving.ts'
import * as styles from './frame.css.ts'

export interface RichTextEditorProps extends Omit<FieldOptions, 'labelPlacement' | 'size'>, LimitOptions {
  /** Its text as HTML, when the caller keeps it; what the editor does not know is left out. */
  value?: string
  /** Its text as HTML at first, when it keeps its own. @default '' */
  defaultValue?: string
  /** Called with the text as clean HTML whenever it changes; an empty text is ''. */
  onChange?: (html: string) => void
  /** Called with files that are pasted or dropped and are no images. @default they are refused, and why is said */
  onFiles?: (files: readonly File[]) => void
  /** Called when the focus leaves the text, its tools and what opens from them. */
  onBlur?: () => void
  /** An example of what to write; never the only place of an instruction. */
  placeholder?: string
  /** Shows a text that can be read and copied, not changed. @default false */
  isReadOnly?: boolean
  /**
   * Which tools there are: for a message; for an article with headings, tables and code; or groups of one's own, such as
   * `[['bold', 'italic'], ['link']]`. @default 'full'
   */
  controls?: Controls
  /** Its height while there is little in it, in lines. @default 6 */
  minRows?: number
  /** How far it grows with its text, in lines; beyond, it scrolls. @default 18 */
  maxRows?: number
  /** The biggest an image from a file may be, in bytes; it becomes a part of the text. @default 1000000 */
  maxImageSize?: number
  autoFocus?: boolean
  /** Reaches the text. */
  ref?: Ref<HTMLDivElement>
}

const { Part: EditorPart } = lazyWithPreload(async () => (await import('./EditorPart.tsx')).EditorPart)

/**
 * Text with headings, lists, links, images, tables and code, written as it will look. Its markup is clean: what is
 * pasted, set or given out holds no script and no style; the alignment stands in `align`.
 *
 * Use when people write what others read: an article, a product's description, a message with a list.
 * Not for plain text: use `TextArea`; nor to show what was written: use `Prose` with `sanitizeHtml`.
 */
export function RichTextEditor({
  label,
  name,
  value,
  defaultValue = '',
  onChange,
  onFiles,
  onBlur,
  description,
  errorMessage: givenError,
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  isLabelHidden,
  labelEnd,
  variant,
  placeholder,
  maxLength,
  showCount,
  controls = 'full',
  minRows = 6,
  maxRows = 18,
  maxImageSize = 1_000_000,
  autoFocus = false,
  id: givenId,
  ref,
  ...rest
}: RichTextEditorProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const labelId = `${id}-label`
  const [html, change] = useControlledState(value, defaultValue, onChange, id)
  const isLimited = maxLength !== undefined || showCount
  const text = isLimited ? plainText(html) : ''
  const { errorMessage, helpTextEnd } = useLimit({
    id,
    value: text,
    maxLength,
    showCount,
    errorMessage: givenError,
  })
  const isInvalid = Boolean(errorMessage)
  const area = {
    id,
    labelId,
    placeholder,
    isRequired,
    isDisabled,
    isReadOnly,
    isInvalid,
    describedBy: describedBy(id, { description, errorMessage }),
    data: dataAttributes(rest),
  }
  const skeleton = <EditorSkeleton id={id} labelId={labelId} controls={controls} hasBar={!isReadOnly} />
  const leaving = useLeaving(onBlur)
  return (
    <FieldFrame
      {...{ label, id, labelId, isRequired, isLabelHidden, labelEnd, description, errorMessage, helpTextEnd }}
      onLabelClick={() => document.getElementById(id)?.focus()}
    >
      <div
        role="presentation"
        data-disabled={isDisabled || undefined}
        data-invalid={isInvalid || undefined}
        className={cx(box({ variant, isReadOnly }), styles.box)}
        style={assignInlineVars({
          [styles.minRows]: `${minRows}`,
          [styles.maxRows]: `${Math.max(minRows, maxRows)}`,
        })}
        {...leaving}
      >
        {useIsBrowser() ? (
          <Suspense fallback={skeleton}>
            <EditorPart
              {...{ area, html, controls, maxImageSize, autoFocus, ref, onFiles }}
              onChange={change}
            />
          </Suspense>
        ) : (
          skeleton
        )}
      </div>
      {name && <input type="hidden" name={name} value={html} disabled={isDisabled} />}
    </FieldFrame>
  )
}
