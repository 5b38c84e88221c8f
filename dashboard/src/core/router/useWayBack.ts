import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'

/** How far from its beginning the browser's history is, where the router counts that. */
const placeInHistory = () => (history.state as { readonly idx?: number } | null)?.idx

/** Once something is done, the browser's way back leads past the steps to it: to where one came from. */
export function useWayBack(isDone: boolean) {
  const { key } = useLocation()
  const action = useNavigationType()
  const navigate = useNavigate()
  const end = useRef<{ readonly key: string; readonly place: number | undefined }>(undefined)
  useEffect(() => {
    if (!isDone) {
      end.current = undefined
      return
    }
    const place = placeInHistory()
    if (!end.current || action !== NavigationType.Pop) end.current = { key, place }
    const { current } = end
    const isBefore = place === undefined || current.place === undefined || place < current.place
    if (key !== current.key && isBefore) void navigate(-1)
  }, [isDone, key, action, navigate])
}
