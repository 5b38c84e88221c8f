import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { Inline } from '@data1522/design-system/Inline'
import { Shortcut } from '@data1522/design-system/Shortcut'
import { SimpleTable } from '@data1522/design-system/SimpleTable'
import { Stack } from '@data1522/design-system/Stack'
import { useText } from '../../core/i18n/useText.ts'
import type { KeyRow } from './guidance.ts'

/** What each key does while the component has the focus; without rows, that none does anything. */
export function KeyboardCard({ id, rows }: { id: string; rows: readonly KeyRow[] }) {
  const text = useText()
  const title = text('showcase.keyboard')
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={16}>
        <CardHeader
          id={id}
          title={title}
          subtitle={text(rows.length > 0 ? 'showcase.keyboardText' : 'showcase.noKeys')}
        />
        {rows.length > 0 && (
          <SimpleTable
            caption={title}
            isCaptionHidden
            isAligned
            size="small"
            rows={rows}
            rowId={(row) => row.text}
            columns={[
              {
                id: 'keys',
                header: text('showcase.key'),
                width: '30%',
                cell: ({ keys }) => (
                  <Inline gap={8}>
                    {keys.map((together) => (
                      <Shortcut key={together.join(' ')} keys={together} />
                    ))}
                  </Inline>
                ),
              },
              { id: 'text', header: text('showcase.whatHappens'), cell: (row) => text(row.text) },
            ]}
          />
        )}
      </Stack>
    </Card>
  )
}
