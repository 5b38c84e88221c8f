import { type ReactNode, Suspense, useRef, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Switch } from '../../../components/Switch/Switch.tsx'
import { lazyWithPreload } from '../../../internal/lazyWithPreload.tsx'
import { useStrings } from '../../../locale/useStrings.ts'
import type { DataColumn } from '../types.ts'
import { CellField } from './CellField.tsx'
import { SaveError } from './SaveError.tsx'
import type { CellEdit, EditValue, InteractionProps } from './types.ts'
import { useSaving } from './useSaving.ts'
import { ar } from './strings/ar.ts'
import { en } from './strings/en.ts'
import { fr } from './strings/fr.ts'
import * as styles from './edit.css.ts'

interface EditCellProps<Row> {
  column: DataColumn<Row>
  row: Row
  onEdit: NonNullable<InteractionProps<Row>['onEdit']>
  /** What the cell shows while nobody changes it. */
  children: ReactNode
}

const strings = { en, fr, ar }
const { Part: SelectPopup, preload: preloadList } = lazyWithPreload(
  async () => (await import('../../../components/Select/SelectPopup.tsx')).SelectPopup,
)

/** A value in words, as its cell would show it. */
function written<Row>(edit: CellEdit<Row>, value: EditValue, locale: string): string {
  if (edit.kind === 'choice') return edit.options.find(({ id }) => id === value)?.label ?? ''
  if (typeof value === 'number')
    return new Intl.NumberFormat(locale, edit.kind === 'number' ? edit.format : undefined).format(value)
  return String(value)
}

/** What a cell shows, with the means to change it there. */
export function EditCell<Row>({ column, row, onEdit, children }: EditCellProps<Row>) {
  const edit = column.edit!
  const text = useStrings(strings)
  const { locale } = useLocale()
  const [isOpen, setOpen] = useState(false)
  const [isByClick, setByClick] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const saving = useSaving(row, edit.read(row), (value) => onEdit(row, column.id, value))
  const label = edit.label(row)
  const fault = saving.hasFailed && <SaveError onEnd={saving.forget}>{text.notSaved}</SaveError>
  if (edit.kind === 'switch')
    return (
      <span>
        <Switch
          aria-label={label}
          size="small"
          isSelected={Boolean(saving.value ?? edit.read(row))}
          onChange={saving.save}
        />
        {fault}
      </span>
    )
  const isChoice = edit.kind === 'choice'
  const now = saving.value ?? edit.read(row)
  const isAhead = now !== edit.read(row)
  const preload = isChoice ? preloadList : undefined
  return (
    <span className={styles.editable} data-align={column.align}>
      <span className={styles.value} aria-busy={isAhead || undefined}>
        {isAhead ? written(edit, now, locale) : children}
      </span>
      <button
        ref={pencil}
        type="button"
        tabIndex={-1}
        data-edit=""
        aria-label={text.edit(label)}
        aria-haspopup={isChoice ? 'listbox' : undefined}
        aria-expanded={isChoice ? isOpen : undefined}
        className={styles.pencil}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={({ detail }) => {
          setByClick(detail > 0)
          setOpen(true)
        }}
      />
      {isChoice && isOpen && (
        <Suspense>
          <SelectPopup
            id=""
            label={label}
            options={edit.options}
            value={now as string}
            onChange={(value) => value !== null && value !== now && saving.save(value)}
            triggerRef={pencil}
            isOpen
            onOpenChange={setOpen}
            autoFocus="first"
            isVirtual={!isByClick}
          />
        </Suspense>
      )}
      {!isChoice && isOpen && (
        <CellField
          edit={edit as CellEdit<never>}
          before={now}
          label={label}
          onSave={saving.save}
          onClose={() => setOpen(false)}
        />
      )}
      {fault}
    </span>
  )
}
