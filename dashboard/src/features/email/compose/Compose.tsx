import { Alert } from '@data1522/design-system/Alert'
import { Button } from '@data1522/design-system/Button'
import { ChipGroup } from '@data1522/design-system/ChipGroup'
import { ComposeWindow } from '@data1522/design-system/ComposeWindow'
import { Inline } from '@data1522/design-system/Inline'
import { RichTextEditor } from '@data1522/design-system/RichTextEditor'
import { Stack } from '@data1522/design-system/Stack'
import { TextField } from '@data1522/design-system/TextField'
import { toasts } from '@data1522/design-system/toasts'
import { type EmailRecipient, SUBJECT_LIMIT } from '@data1522/mocks/contract/email'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { personNow } from '../../../core/auth/session.ts'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { offerUndo } from '../../../core/mutations/undo.ts'
import { fileKindOf } from '../../../shared/files/file-kinds.ts'
import { useSize } from '../../../shared/files/useSize.ts'
import { ComposeFooter } from './ComposeFooter.tsx'
import { attachmentOf, BIGGEST_FILE, MOST_FILES } from '../../../shared/files/attachment-of.ts'
import { letterFailure } from './letter-failure.ts'
import { announceSending, soon } from './outbox.ts'
import { PeopleField } from './PeopleField.tsx'
import { useDraft } from './useDraft.ts'
import { useTemplates } from './useTemplates.ts'
import { closeCompose, closeWhileSaving, type ComposeState, resizeCompose, showCompose } from './windows.ts'

/** A letter that is being written: kept as a draft, sent with ten seconds to think again. */
export function Compose({ state }: { state: ComposeState }) {
  const text = useText()
  const queries = useQueryClient()
  const { dayAndTime } = useFormats()
  const sizeOf = useSize()
  const { letter, change, save, discard, status } = useDraft(state.draft)
  const [hasMore, setMore] = useState(letter.cc.length + letter.bcc.length > 0)
  const [problem, setProblem] = useState<string>()
  const [lacksPeople, setLacksPeople] = useState(false)
  const [typed, setTyped] = useState({ to: '', cc: '', bcc: '' })
  const [isSending, setSending] = useState(false)
  const templates = useTemplates(letter, change)
  const { key, size } = state
  const isOwnerHere = () => personNow() === state.draft.owner

  const showFailure = (title: () => string, error: unknown) =>
    isOwnerHere() && toasts.show({ tone: 'danger', title, description: () => letterFailure(error) })
  const close = () =>
    void closeWhileSaving(state, save()).catch((error: unknown) => {
      // There is no other copy of what could not be kept.
      showCompose(state)
      showFailure(() => text('email.draftStatus.failed'), error)
    })
  const send = async (laterAt?: string) => {
    if (isSending) return
    const left = Object.values(typed).find((one) => one.trim())
    const lacksSomeone = letter.to.length === 0 && !left
    setLacksPeople(lacksSomeone)
    setProblem(left && text('email.notRecipient', { text: left.trim() }))
    if (left || lacksSomeone) return
    const people = [...letter.to, ...letter.cc, ...letter.bcc]
    setSending(true)
    try {
      const id = await save(() => laterAt ?? soon())
      closeCompose(key)
      if (!isOwnerHere()) return
      const sendAt = state.draft.sendAt!
      const first = people[0]!.name
      const title = () =>
        laterAt
          ? text('email.scheduled', { time: dayAndTime(laterAt) })
          : text('email.sending', { count: people.length, name: first })
      announceSending(queries, id!, { letter, title, sendAt, isLater: laterAt !== undefined })
    } catch (error) {
      setProblem(letterFailure(error))
    }
    setSending(false)
  }
  const attach = async (files: readonly File[]) => {
    const room = MOST_FILES - letter.attachments.length
    const small = files.filter((file) => file.size <= BIGGEST_FILE)
    const large = files.find((file) => file.size > BIGGEST_FILE)
    setProblem(
      large
        ? text('email.fileTooBig', { name: large.name, limit: sizeOf('1mb') })
        : small.length > room
          ? text('email.tooManyFiles', { count: MOST_FILES })
          : undefined,
    )
    try {
      const read = await Promise.all(small.slice(0, room).map(attachmentOf))
      if (read.length > 0)
        change((now) => ({ attachments: [...now.attachments, ...read].slice(0, MOST_FILES) }))
    } catch {
      setProblem(text('email.fileUnreadable'))
    }
  }
  const throwAway = async () => {
    closeCompose(key)
    /** Opens it again as it was, with what was typed last. */
    const failed = (error: unknown) => {
      showCompose(state)
      showFailure(() => text('records.failed'), error)
    }
    try {
      const restore = await discard()
      if (restore && isOwnerHere())
        offerUndo({
          title: () => text('email.discarded'),
          label: () => text('records.undo'),
          undo: () => restore().then(() => showCompose(state), failed),
        })
    } catch (error) {
      failed(error)
    }
  }
  const recipients = (field: 'to' | 'cc' | 'bcc') => ({
    label: text(`email.${field}`),
    value: letter[field],
    onTextChange: (one: string) => setTyped((now) => ({ ...now, [field]: one })),
    onChange: (some: EmailRecipient[]) => {
      if (field === 'to') setLacksPeople(false)
      change({ [field]: some })
    },
  })
  return (
    <ComposeWindow
      title={letter.subject || text('email.newMessage')}
      size={size}
      onSizeChange={(next) => resizeCompose(key, next)}
      onClose={close}
      onSubmit={() => void send()}
      onFiles={(files) => void attach(files)}
      footer={
        <ComposeFooter
          templates={templates}
          status={status}
          isPending={isSending}
          onSend={(sendAt) => void send(sendAt)}
          onAttach={(files) => void attach(files)}
          onDiscard={() => void throwAway()}
        />
      }
    >
      <Stack gap={12}>
        {problem && (
          <Alert tone="danger" isLive>
            {problem}
          </Alert>
        )}
        {state.draft.formerSendAt && (
          <Alert tone="info" size="small">
            {text('email.wasScheduled', { time: dayAndTime(state.draft.formerSendAt) })}
          </Alert>
        )}
        <PeopleField {...recipients('to')} errorMessage={lacksPeople ? text('email.toMissing') : undefined} />
        {hasMore ? (
          <>
            <PeopleField {...recipients('cc')} />
            <PeopleField {...recipients('bcc')} />
          </>
        ) : (
          <Inline>
            <Button variant="plain" size="small" onPress={() => setMore(true)}>
              {text('email.ccBcc')}
            </Button>
          </Inline>
        )}
        <TextField
          label={text('email.subject')}
          variant="filled"
          size="small"
          maxLength={SUBJECT_LIMIT}
          value={letter.subject}
          onChange={(subject) => change({ subject })}
        />
        <RichTextEditor
          label={text('email.message')}
          isLabelHidden
          controls="basic"
          minRows={8}
          maxRows={16}
          value={letter.message}
          onFiles={(files) => void attach(files)}
          onChange={(message) => change({ message })}
        />
        {letter.attachments.length > 0 && (
          <ChipGroup
            label={text('email.attachments')}
            items={letter.attachments.map(({ fileName, size: bytes }, index) => ({
              id: String(index),
              label: `${fileName} · ${sizeOf(bytes)}`,
              icon: fileKindOf(fileName).icon,
            }))}
            onRemove={(ids) =>
              change({ attachments: letter.attachments.filter((_, index) => !ids.includes(String(index))) })
            }
          />
        )}
      </Stack>
    </ComposeWindow>
  )
}
