import { useState } from 'react'
import { Chip } from '../../../components/Chip/Chip.tsx'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { IconCopy, IconEye, IconTrash } from '../../../icons/icons.ts'
import { DataTable, type DataTableProps } from '../DataTable.tsx'
import type { EditValue } from '../interaction/types.ts'
import { TitleCell } from '../TitleCell.tsx'
import type { ColumnLayout, DataColumn } from '../types.ts'
import { type Lamp, lampsOf } from './lamps.ts'

const words = {
  en: {
    title: 'Products',
    name: 'Product',
    sku: 'SKU',
    price: 'Price',
    quantity: 'Quantity',
    listed: 'Listed',
    status: 'Status',
    of: (what: string, name: string) => `${what} of ${name}`,
    published: 'Published',
    planned: 'Planned',
    withdrawn: 'Withdrawn',
    noSku: 'A SKU is three letters, a dash and a number.',
    view: 'View',
    duplicate: 'Duplicate',
    remove: 'Delete',
    none: 'No products yet',
    noneText: 'Those you add will be listed here.',
    peeked: (name: string) => `More of ${name}`,
  },
  ar: {
    title: 'المنتجات',
    name: 'المنتج',
    sku: 'الرمز',
    price: 'السعر',
    quantity: 'الكمية',
    listed: 'معروض',
    status: 'الحالة',
    of: (what: string, name: string) => `${what}: ${name}`,
    published: 'منشور',
    planned: 'مخطط له',
    withdrawn: 'مسحوب',
    noSku: 'الرمز ثلاثة أحرف وشرطة ورقم.',
    view: 'عرض',
    duplicate: 'تكرار',
    remove: 'حذف',
    none: 'لا منتجات بعد',
    noneText: 'سيظهر هنا ما تضيفه.',
    peeked: (name: string) => `المزيد عن ${name}`,
  },
}
type Language = keyof typeof words
const tones = { published: 'success', planned: 'warning', withdrawn: 'neutral' } as const
const euro = { style: 'currency', currency: 'EUR' } as const

function columnsOf(language: Language): DataColumn<Lamp>[] {
  const text = words[language]
  const locale = language === 'ar' ? 'ar-AE' : 'en-US'
  const money = new Intl.NumberFormat(locale, euro)
  const whole = new Intl.NumberFormat(locale)
  return [
    {
      id: 'name',
      header: text.name,
      isRowHeader: true,
      width: 'fill',
      text: ({ name }) => name,
      cell: ({ id, name }) => (
        <TitleCell
          title={
            <Link href={`#product-${id}`} variant="quiet">
              {name}
            </Link>
          }
        />
      ),
    },
    {
      id: 'sku',
      header: text.sku,
      value: ({ sku }) => sku,
      cell: ({ sku }) => sku,
      edit: {
        kind: 'text',
        label: ({ name }) => text.of(text.sku, name),
        read: ({ sku }) => sku,
        validate: (sku) => (/^[A-Z]{3}-\d+$/.test(sku) ? undefined : text.noSku),
      },
    },
    {
      id: 'price',
      header: text.price,
      align: 'end',
      value: ({ price }) => price,
      cell: ({ price }) => money.format(price),
      edit: {
        kind: 'number',
        label: ({ name }) => text.of(text.price, name),
        read: ({ price }) => price,
        min: 0,
        max: 5000,
        step: 0.5,
        format: euro,
      },
    },
    {
      id: 'quantity',
      header: text.quantity,
      align: 'end',
      value: ({ quantity }) => quantity,
      cell: ({ quantity }) => whole.format(quantity),
      edit: {
        kind: 'number',
        label: ({ name }) => text.of(text.quantity, name),
        read: ({ quantity }) => quantity,
        min: 0,
      },
    },
    {
      id: 'listed',
      header: text.listed,
      width: 'min',
      value: ({ isListed }) => isListed,
      cell: () => null,
      edit: {
        kind: 'switch',
        label: ({ name }) => text.of(text.listed, name),
        read: ({ isListed }) => isListed,
      },
    },
    {
      id: 'status',
      header: text.status,
      cardRole: 'status',
      text: ({ status }) => text[status],
      cell: ({ status }) => <Chip tone={tones[status]}>{text[status]}</Chip>,
      edit: {
        kind: 'choice',
        label: ({ name }) => text.of(text.status, name),
        read: ({ status }) => status,
        options: (['published', 'planned', 'withdrawn'] as const).map((id) => ({ id, label: text[id] })),
      },
    },
  ]
}

export interface LampsTableProps extends Pick<
  DataTableProps<Lamp>,
  'onRowAction' | 'onSelectionChange' | 'columnLayout' | 'quickActions'
> {
  language?: Language
  /** What saves a value; true for saved. @default it is saved at once */
  onSave?: (row: Lamp, columnId: string, value: EditValue) => Promise<boolean>
}

const rowId = ({ id }: Lamp) => String(id)
const rowName = ({ name }: Lamp) => name

/** A table whose cells are changed where they stand, whose rows are peeked at, and that has quick actions. */
export function LampsTable({ language = 'en', onSave, ...given }: LampsTableProps) {
  const text = words[language]
  const [lamps, setLamps] = useState(() => lampsOf(language))
  const [columns] = useState(() => columnsOf(language))
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set())
  const [columnLayout, setColumnLayout] = useState<ColumnLayout>(given.columnLayout ?? {})
  const [peeked, setPeeked] = useState<Lamp>()
  const keys = { listed: 'isListed' } as Readonly<Record<string, string>>
  const change = (row: Lamp, column: string, value: EditValue) =>
    setLamps((all) =>
      all.map((lamp) => (lamp.id === row.id ? { ...lamp, [keys[column] ?? column]: value } : lamp)),
    )
  return (
    <>
      <DataTable<Lamp>
        label={text.title}
        columns={columns}
        rows={lamps}
        rowId={rowId}
        rowName={rowName}
        state="ready"
        emptyState={<EmptyState title={text.none}>{text.noneText}</EmptyState>}
        noResultsState={null}
        total={lamps.length}
        selectedIds={selectedIds}
        onSelectionChange={(ids) => {
          setSelectedIds(ids)
          given.onSelectionChange?.(ids)
        }}
        columnLayout={columnLayout}
        onColumnLayoutChange={setColumnLayout}
        rowActions={() => [
          {
            id: 'row',
            entries: [
              { id: 'view', label: text.view },
              { id: 'duplicate', label: text.duplicate },
              { id: 'delete', label: text.remove, tone: 'danger' },
            ],
          },
        ]}
        quickActions={
          given.quickActions ??
          (() => [
            { id: 'view', label: text.view, icon: IconEye },
            { id: 'duplicate', label: text.duplicate, icon: IconCopy },
            { id: 'delete', label: text.remove, icon: IconTrash },
          ])
        }
        onRowAction={given.onRowAction}
        onPeek={setPeeked}
        onEdit={async (row, column, value) => {
          const isSaved = onSave ? await onSave(row, column, value) : true
          if (isSaved) change(row, column, value)
          return isSaved
        }}
      />
      {peeked && <Text>{text.peeked(peeked.name)}</Text>}
    </>
  )
}
