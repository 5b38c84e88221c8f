import type { UserDetail } from '@data1522/mocks/contract/users'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { userQuery } from '../../entities/user/queries.ts'
import type { ExampleProps } from './examples.ts'
import { OnceLoaded } from './OnceLoaded.tsx'
import { exampleUserQuery } from './queries.ts'

interface OfUserProps extends ExampleProps {
  /** What the dialog is called while there is nobody to show. */
  title: string
  /** The dialog, about the user who came last. */
  children: (user: UserDetail) => ReactNode
}

/** Opens a dialog about a user, as they are by now. */
export function OfUser(props: OfUserProps) {
  const query = useQuery(exampleUserQuery())
  return (
    <OnceLoaded {...props} query={query}>
      {(id) => <One {...props} id={id} />}
    </OnceLoaded>
  )
}

function One({ id, ...props }: OfUserProps & { id: string }) {
  const query = useQuery(userQuery(id))
  return <OnceLoaded {...props} query={query} />
}
