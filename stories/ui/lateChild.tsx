import { use, useState } from 'react'
import { Button } from '#ui'

/**
 * A button that waits for data once it is pressed, which suspends it until `arrive` is called.
 * @param onRender called with each of its renders; may use hooks
 */
export function lateChild(onRender: () => void) {
  let arrive = () => {}
  function Late() {
    const [awaited, setAwaited] = useState<Promise<void>>()
    onRender()
    if (awaited) use(awaited)
    const wait = () => {
      setAwaited(
        new Promise((done) => {
          arrive = done
        }),
      )
    }
    return <Button onClick={wait}>Wait</Button>
  }
  return { Late, arrive: () => arrive() }
}
