import { Box } from '@data1522/design-system/Box'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { IconChevronLeft, IconChevronRight, IconPrinter } from '@data1522/design-system/icons'
import { IconButton } from '@data1522/design-system/IconButton'
import { Inline } from '@data1522/design-system/Inline'
import { SplitPane } from '@data1522/design-system/SplitPane'
import { Text } from '@data1522/design-system/Text'
import { VisuallyHidden } from '@data1522/design-system/VisuallyHidden'
import type { Email, EmailRow } from '@data1522/mocks/contract/email'
import { Heading } from '@data1522/design-system/Heading'
import { useAtomValue } from 'jotai'
import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { sessionAtom } from '../../core/auth/session.ts'
import { DocumentTitle } from '../../core/i18n/DocumentTitle.tsx'
import { useFormats } from '../../core/i18n/useFormats.ts'
import { useText } from '../../core/i18n/useText.ts'
import { usePaneSizes } from '../../core/storage/usePaneSizes.ts'
import { Folders } from './folders/Folders.tsx'
import { MailHead } from './list/MailHead.tsx'
import { MailRows } from './list/MailRows.tsx'
import { MailTools } from './MailTools.tsx'
import { PaneHead } from './PaneHead.tsx'
import { useMailActions } from './useMailActions.ts'
import { useMailbox } from './useMailbox.ts'
import { useMailShortcuts } from './useMailShortcuts.ts'
import { useWholeMail } from './useWholeMail.ts'
import { useLabels } from './useLabels.ts'
import { composeWindowsAtom, openCompose, openDraft } from './compose/windows.ts'
import type { ReplyKind } from './compose/reply.ts'

const ComposeHost = lazy(async () => ({ default: (await import('./compose/ComposeHost.tsx')).ComposeHost }))
const MailElsewhere = lazy(async () => ({
  default: (await import('./reader/MailElsewhere.tsx')).MailElsewhere,
}))
const Reader = lazy(async () => ({ default: (await import('./reader/Reader.tsx')).Reader }))

/** Mail: the folders, the mails of one, and the mail that is open. */
export function Mailbox() {
  const text = useText()
  const { number, dayAndTime } = useFormats()
  const mailbox = useMailbox()
  const actions = useMailActions(mailbox)
  const whole = useWholeMail()
  const { labels } = useLabels()
  const own = useAtomValue(sessionAtom)?.userData.email ?? ''
  const hasWindows = useAtomValue(composeWindowsAtom).length > 0
  const search = useRef<HTMLInputElement>(null)
  /** The messages whose pictures from elsewhere were asked for. */
  const withPictures = useRef(new Set<number>())
  const paneSizes = usePaneSizes('email-panes')
  const { scope, scopeKey, open, openId, ids, set, query } = mailbox
  const label = labels.find(({ key }) => key === scope.label)
  const title = scope.label ? (label?.name ?? scope.label) : text(`email.folder.${scope.filter as 'inbox'}`)

  const writeOn = async ({ id }: EmailRow) => {
    const draft = await whole.read(id)
    if (draft) openDraft(draft)
  }
  const openMail = (id: string) => {
    const email = mailbox.mailOf(id)
    if (email?.folder === 'draft' && !email.isDeleted) void writeOn(email)
    else set({ mail: Number(id) }, { isReplacing: openId !== undefined })
  }
  const compose = async () => {
    const { readSignature } = await import('./compose/useTemplates.ts')
    const signature = readSignature()
    const message = signature && `<p></p>${signature}`
    openCompose({ to: [], cc: [], bcc: [], subject: '', message, attachments: [] })
  }
  /** Answers a message of a mail, or its last one. */
  const reply = async (kind: ReplyKind, { id }: EmailRow, message?: Email) => {
    const [mail, { replyTo }, { quoteMail }] = await Promise.all([
      whole.read(id, message && Infinity),
      import('./compose/reply.ts'),
      import('@data1522/design-system/quoteMail'),
    ])
    if (!mail) return
    const answered = message ?? [mail, ...mail.replies].at(-1)!
    const words = {
      wrote: ({ from, time }: Email) => text('email.wrote', { name: from.name, time: dayAndTime(time) }),
      forwarded: text('email.forwarded'),
    }
    const quote = (html: string) => quoteMail(html, withPictures.current.has(answered.id))
    openCompose(replyTo(kind, answered, mail, own, words, quote))
  }
  // A draft is not read but written on.
  const onOpened = useEffectEvent(() => {
    const email = open!
    if (email.folder === 'draft' && !email.isDeleted) {
      void writeOn(email)
      set({ mail: 0 }, { isReplacing: true })
      return
    }
    if (!email.isRead) actions.open(email)
    const next = ids[ids.indexOf(String(email.id)) + 1]
    if (next) whole.prefetch(Number(next))
  })
  const openedId = open?.id
  useEffect(() => {
    if (openedId !== undefined) onOpened()
  }, [openedId])
  useMailShortcuts({
    mailbox,
    actions,
    search,
    onOpen: openMail,
    onReply: (kind, row) => void reply(kind, row),
    onCompose: () => void compose(),
  })
  const index = openId ? ids.indexOf(openId) : -1
  const go = (by: number) => openMail(ids[index + by]!)
  const activePane = openId ? 'reader' : (mailbox.pane ?? 'list')

  return (
    <>
      <DocumentTitle title={text('email.documentTitle', { name: title })} />
      <SplitPane
        activePane={activePane}
        onActivePaneChange={(pane) =>
          set({ mail: 0, pane: pane === 'folders' ? 'folders' : null }, { isReplacing: true })
        }
        {...paneSizes}
        panes={[
          {
            id: 'folders',
            label: text('email.folders'),
            defaultSize: 232,
            minSize: 200,
            maxSize: 320,
            ground: 'subtle',
            content: (
              <Box padding={12}>
                <Folders scopeKey={scopeKey} meta={mailbox.meta} onCompose={() => void compose()} />
              </Box>
            ),
          },
          {
            id: 'list',
            label: title,
            defaultSize: 380,
            minSize: 280,
            hasOwnScroll: true,
            hasHeaderLine: true,
            header: (
              <PaneHead>
                <MailHead mailbox={mailbox} actions={actions} searchRef={search} />
              </PaneHead>
            ),
            content: (
              <>
                <VisuallyHidden>
                  <Heading level={1}>{title}</Heading>
                </VisuallyHidden>
                <MailRows mailbox={mailbox} actions={actions} title={title} />
              </>
            ),
          },
          {
            id: 'reader',
            label: text('email.reader'),
            minSize: 320,
            hasHeaderLine: true,
            header: open && (
              <PaneHead>
                <Inline gap={8} justify="between">
                  <MailTools actions={actions} emails={[open]} hasNoKey={mailbox.selectedIds.size > 0} />
                  <Inline gap={2} isWrapping={false}>
                    <IconButton icon={IconPrinter} label={text('email.print')} onPress={() => print()} />
                    <IconButton
                      icon={IconChevronLeft}
                      label={text('email.previous')}
                      isDisabled={index <= 0}
                      onPress={() => go(-1)}
                    />
                    <IconButton
                      icon={IconChevronRight}
                      label={text('email.next')}
                      isDisabled={index < 0 || index >= ids.length - 1}
                      onPress={() => go(1)}
                    />
                    {index >= 0 && (
                      <Text as="span" size="sm" isNumeric isTruncated>
                        {text('email.place', { place: number(index + 1), count: number(ids.length) })}
                      </Text>
                    )}
                  </Inline>
                </Inline>
              </PaneHead>
            ),
            content: open ? (
              <Suspense>
                <Reader
                  key={open.id}
                  email={open}
                  onStarChange={(isStarred) => actions.star([open], isStarred)}
                  onReply={(kind, message) => void reply(kind, open, message)}
                  onPicturesShow={({ id }) => withPictures.current.add(id)}
                />
              </Suspense>
            ) : openId && query.data && !mailbox.isPartial ? (
              <Suspense>
                <MailElsewhere
                  key={openId}
                  id={openId}
                  onBack={() => set({ mail: 0 }, { isReplacing: true })}
                />
              </Suspense>
            ) : (
              <EmptyState size="small" title={text('email.nothingOpen')}>
                {text('email.nothingOpenHint')}
              </EmptyState>
            ),
          },
        ]}
      />
      {hasWindows && (
        <Suspense>
          <ComposeHost />
        </Suspense>
      )}
    </>
  )
}
