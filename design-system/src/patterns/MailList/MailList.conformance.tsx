import type { Examples } from '../../../../tests/conformance/example.ts'
import { IconTrash } from '../../icons/icons.ts'
import { MailList } from './MailList.tsx'

const none = () => undefined

export const examples: Examples = {
  MailList: (probe, words) => (
    <div style={{ blockSize: 320 }}>
      <MailList
        {...probe}
        label={words || 'Inbox'}
        ids={['1', '2']}
        rowOf={(id) => ({
          name: words || 'Maya',
          subject: words || 'Proofs',
          preview: words,
          time: '9:41',
          href: `#${id}`,
          isUnread: true,
          hasAttachments: true,
          labels: [{ id: 'a', name: words || 'Company', tone: 'primary' }],
        })}
        selectedIds={new Set(['2'])}
        onCurrentChange={none}
        onSelectionChange={none}
        onStarChange={none}
        actions={[{ id: 'trash', label: words || 'Trash', icon: IconTrash }]}
      />
    </div>
  ),
}
