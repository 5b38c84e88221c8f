import { useQuery } from '@tanstack/react-query'
import { findSalespeople } from '../../../entities/invoice/queries.ts'

/** Three people of the team who have a picture; none while they are fetched. */
export function usePeople() {
  const { data } = useQuery({
    queryKey: ['avatarDemos', 'people'],
    queryFn: ({ signal }) => findSalespeople('', signal),
  })
  return data?.filter(({ avatar }) => avatar.src).slice(0, 3) ?? []
}
