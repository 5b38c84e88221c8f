import { Stack } from '@data1522/design-system/Stack'
import { userAccountQuery } from '../../../../entities/user/queries.ts'
import { userInvoicesQuery } from '../queries.ts'
import { Tab } from '../Tab.tsx'
import { TabSkeleton } from '../TabSkeleton.tsx'
import type { UserTabProps } from '../user-tab.ts'
import { ActivityList } from './ActivityList.tsx'
import { InvoiceTable } from './InvoiceTable.tsx'
import { ProjectTable } from './ProjectTable.tsx'

/** What the user works on, what happened lately, and the invoices they made. */
export function AccountTab({ user }: UserTabProps) {
  const id = String(user.id)
  return (
    <Stack gap="gap">
      <Tab query={userAccountQuery(id)} skeleton={<TabSkeleton />}>
        {({ projects, activity }) => (
          <>
            <ProjectTable projects={projects} />
            <ActivityList activity={activity} />
          </>
        )}
      </Tab>
      <Tab query={userInvoicesQuery(id)} skeleton={<TabSkeleton cards={1} />}>
        {({ invoices }) => <InvoiceTable invoices={invoices} />}
      </Tab>
    </Stack>
  )
}
