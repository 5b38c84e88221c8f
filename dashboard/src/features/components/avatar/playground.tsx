import { Avatar } from '@data1522/design-system/Avatar'
import { IconUsersGroup } from '@data1522/design-system/icons'
import { definePlayground } from '../../../shared/showcase/playground.ts'

/** An avatar to try out. */
export const playground = definePlayground({
  tag: 'Avatar',
  controls: {
    name: { kind: 'text', initial: 'avatarDemos.sales' },
    shape: { kind: 'choice', options: ['circle', 'rounded', 'square'], initial: 'circle', default: 'circle' },
    tone: {
      kind: 'choice',
      options: ['neutral', 'primary', 'success', 'warning', 'danger', 'info'],
      initial: 'primary',
    },
    presence: { kind: 'choice', options: ['online', 'away', 'busy', 'offline'], initial: 'online' },
    size: { kind: 'switch', initial: true, code: 'size={96}' },
    icon: { kind: 'switch', code: 'icon={IconUsersGroup}' },
  },
  render: ({ icon, size, ...values }) => (
    <Avatar {...values} icon={icon ? IconUsersGroup : undefined} size={size ? 96 : 36} />
  ),
})
