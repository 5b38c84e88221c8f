import { Avatar } from '@data1522/design-system/Avatar'
import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { Form } from '@data1522/design-system/Form'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { TextArea } from '@data1522/design-system/TextArea'
import type { OrderDetails } from '@data1522/mocks/contract/order-details'
import { useId, useState } from 'react'
import { Can } from '../../../core/auth/Can.tsx'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { useKeptText } from '../../../core/storage/useKeptText.ts'
import { useOrderChanges } from '../../../entities/order/useOrderChanges.ts'

const LONGEST = 2000

/** What people wrote down about an order, the newest first, and a place to write more. */
export function NotesCard({ details }: { details: OrderDetails }) {
  const text = useText()
  const { dayAndTime, storeZone } = useFormats()
  const { addNote } = useOrderChanges(details.order.order)
  const titleId = useId()
  const note = useKeptText(`draft-order-note-${details.order.order}`)
  const [isPending, setPending] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const add = async () => {
    if (isPending) return
    const isBlank = note.text.trim() === ''
    setAsked(isBlank)
    if (isBlank) return
    setPending(true)
    if (await addNote(note.text)) note.clear(note.text)
    setPending(false)
  }
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={20}>
        <CardHeader id={titleId} title={text('order.notes')} subtitle={text('order.notesText')} />
        <Can action="update" subject="Order" of={details.order} isExplained>
          <Form label={text('order.addNote')} onSubmit={add}>
            <Stack gap={12}>
              <TextArea
                label={text('order.newNote')}
                value={note.text}
                onChange={(value) => {
                  note.write(value)
                  setAsked(false)
                }}
                minRows={2}
                maxLength={LONGEST}
                errorMessage={isAsked ? text('order.noteMissing') : undefined}
              />
              <Inline>
                <Button type="submit" isPending={isPending}>
                  {text('order.addNote')}
                </Button>
              </Inline>
            </Stack>
          </Form>
        </Can>
        {details.notes.length === 0 && <Text ink="muted">{text('order.noNotes')}</Text>}
        <Stack as="ul" gap={16} aria-label={text('order.notes')}>
          {details.notes.toReversed().map(({ id, author, avatar, text: words, time }) => (
            <Inline key={id} as="li" gap={12} align="start" isWrapping={false}>
              <Avatar name={author} src={avatar} size={36} isDecorative />
              <Stack gap={2}>
                <Text as="bdi">{words}</Text>
                <Text size="sm" ink="subtle">
                  {text('order.noteBy', { author, time: dayAndTime(time, storeZone) })}
                </Text>
              </Stack>
            </Inline>
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}
