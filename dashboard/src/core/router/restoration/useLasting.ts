import { useEffect, useState } from 'react'

/** Work that is over sooner is not shown. */
const showAfter = 150
/** Work that goes on in another way has begun by then. */
const hideAfter = 200

/** Whether something goes on for long enough to be shown, without a flicker between one part of it and the next. */
export function useLasting(isOn: boolean) {
  const [isLasting, setLasting] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLasting(isOn), isOn ? showAfter : hideAfter)
    return () => clearTimeout(timer)
  }, [isOn])
  return isLasting
}
