import { Button } from '@data1522/design-system/Button'
import { Dialog } from '@data1522/design-system/Dialog'
import { Heading } from '@data1522/design-system/Heading'
import { IconLink } from '@data1522/design-system/icons'
import { IconTile } from '@data1522/design-system/IconTile'
import { LeaveDialog } from '@data1522/design-system/LeaveDialog'
import { List } from '@data1522/design-system/List'
import { ListItem } from '@data1522/design-system/ListItem'
import { Stack } from '@data1522/design-system/Stack'
import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import { LeaveGuard } from '../../../core/router/LeaveGuard.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import type { ExampleProps } from '../examples.ts'
import { OnceLoaded } from '../OnceLoaded.tsx'
import { CopyLink } from './CopyLink.tsx'
import { InviteForm } from './InviteForm.tsx'
import { MemberList } from './MemberList.tsx'
import { RightMenu } from './RightMenu.tsx'
import { useInviteForm } from './useInviteForm.ts'
import { useShare } from './useShare.ts'

/** Shares a project: whom it is given to, what each may do, and its link. */
export function ShareProject({ isOpen, onClose }: ExampleProps) {
  const text = useText()
  const share = useShare()
  const title = text('dialogExamples.share.dialog', { project: text('dialogExamples.project') })
  return (
    <OnceLoaded isOpen={isOpen} onClose={onClose} query={share.query} title={title}>
      {(shared) => <ShareDialog {...{ isOpen, onClose, title, share, shared }} />}
    </OnceLoaded>
  )
}

interface ShareDialogProps extends ExampleProps {
  title: string
  share: ReturnType<typeof useShare>
  shared: NonNullable<ReturnType<typeof useShare>['query']['data']>
}

/** Addresses that were typed and not sent are not lost without a question. */
function ShareDialog({ isOpen, onClose, title, share, shared: { members, linkRight } }: ShareDialogProps) {
  const text = useText()
  const { invite, give, remove, setLinkRight } = share
  const inviting = useInviteForm(members, invite)
  const { isDirty } = useFormState({ control: inviting.form.hook.control })
  const [isAsking, setAsking] = useState(false)
  const close = () => (isDirty ? setAsking(true) : onClose())
  const link = text('dialogExamples.share.link')
  const invited = members.filter(({ isInvited }) => isInvited).length
  return (
    <>
      <Dialog
        isOpen={isOpen}
        onOpenChange={close}
        title={title}
        description={text('dialogExamples.share.count', { count: members.length - invited, invited })}
        footer={
          <>
            <CopyLink />
            <Button variant="solid" tone="primary" onPress={close}>
              {text('dialogExamples.done')}
            </Button>
          </>
        }
      >
        <Stack gap={20}>
          <InviteForm {...inviting} />
          <Stack gap={8}>
            <Heading level={3} size="card">
              {text('dialogExamples.share.members')}
            </Heading>
            <MemberList members={members} onGive={give} onRemove={remove} />
          </Stack>
          <List aria-label={link}>
            <ListItem
              title={link}
              detail={text('dialogExamples.share.linkText')}
              start={<IconTile icon={IconLink} />}
              actions={<RightMenu name={link} right={linkRight} onChange={setLinkRight} />}
            />
          </List>
        </Stack>
      </Dialog>
      <LeaveGuard isDirty={isOpen && isDirty} holdsBack onLeave={inviting.form.draft.drop} />
      <LeaveDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        onLeave={() => {
          setAsking(false)
          inviting.form.draft.drop()
          onClose()
        }}
      />
    </>
  )
}
