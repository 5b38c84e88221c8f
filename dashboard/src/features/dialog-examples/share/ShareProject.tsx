import { Button } from '@data1522/design-system/Button'
import { Dialog } from '@data1522/design-system/Dialog'
import { Heading } from '@data1522/design-system/Heading'
import { IconLink } from '@data1522/design-system/icons'
import { IconTile } from '@data1522/design-system/IconTile'
import { List } from '@data1522/design-system/List'
import { ListItem } from '@data1522/design-system/ListItem'
import { Stack } from '@data1522/design-system/Stack'
import { useText } from '../../../core/i18n/useText.ts'
import type { ExampleProps } from '../examples.ts'
import { OnceLoaded } from '../OnceLoaded.tsx'
import { CopyLink } from './CopyLink.tsx'
import { InviteForm } from './InviteForm.tsx'
import { MemberList } from './MemberList.tsx'
import { RightMenu } from './RightMenu.tsx'
import { useShare } from './useShare.ts'

/** Shares a project: whom it is given to, what each may do, and its link. */
export function ShareProject({ isOpen, onClose }: ExampleProps) {
  const text = useText()
  const { query, invite, give, remove, setLinkRight } = useShare()
  const title = text('dialogExamples.share.dialog', { project: text('dialogExamples.project') })
  const link = text('dialogExamples.share.link')
  return (
    <OnceLoaded isOpen={isOpen} onClose={onClose} query={query} title={title}>
      {({ members, linkRight }) => {
        const invited = members.filter(({ isInvited }) => isInvited).length
        return (
          <Dialog
            isOpen={isOpen}
            onOpenChange={onClose}
            title={title}
            description={text('dialogExamples.share.count', { count: members.length - invited, invited })}
            footer={
              <>
                <CopyLink />
                <Button variant="solid" tone="primary" onPress={onClose}>
                  {text('dialogExamples.done')}
                </Button>
              </>
            }
          >
            <Stack gap={20}>
              <InviteForm members={members} onInvite={invite} />
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
        )
      }}
    </OnceLoaded>
  )
}
