import { Content, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Button, Dialog, Popover, ThemeRoot, ToastProvider, useAnnounce, useToast } from '#ui'
import '../../../../src/ui/styles.css'

const query = new URLSearchParams(location.search)
const hasToasts = query.has('toasts')
const lines = Array.from({ length: 60 }, (_, line) => <p key={line}>Line {line + 1}</p>)

/** Every kind of overlay. */
function Parts() {
  const announce = useAnnounce()
  const [open, setOpen] = useState(false)
  const [another, setAnother] = useState(false)
  const [theirs, setTheirs] = useState(false)
  const openIt = () => setOpen(true)
  return (
    <>
      <Button onClick={openIt}>Open the dialog</Button>
      <Popover trigger={<Button>More</Button>} label="More">
        {(close) => (
          <Button
            onClick={() => {
              openIt()
              close()
            }}
          >
            Open it from here
          </Button>
        )}
      </Popover>
      <Button onClick={() => setTheirs(true)}>Open theirs</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="A dialog"
        locked={query.has('locked')}
        {...(query.has('busy') && { dismissible: false })}
      >
        <Button onClick={() => setAnother(true)}>Open another</Button>
        <Popover trigger={<Button>Details</Button>} label="Details">
          <Button>In the popover</Button>
        </Popover>
        <Button onClick={() => announce('It is said')}>Say something</Button>
        {hasToasts && <ToastButton />}
        {lines}
      </Dialog>
      <Dialog open={another} onOpenChange={setAnother} title="Another dialog" size="s">
        <Button>Here</Button>
      </Dialog>
      {/* The other library's dialog is outside the kit's roots, and the kit's is outside of it: as
          in an app with the kit around everything. */}
      <Root open={theirs} onOpenChange={setTheirs}>
        <Portal>
          <Overlay id="their-overlay" />
          <Content aria-describedby={undefined}>
            <Title>Their dialog</Title>
            <button onClick={openIt}>Open ours</button>
          </Content>
        </Portal>
      </Root>
    </>
  )
}

/** Renders the kit into the page. */
export function startKit(): void {
  const root = document.getElementById('root')
  if (!root) return
  const asChild = query.has('asChild')
  createRoot(root).render(
    <ThemeRoot
      id="shop"
      theme={{ light: 'contrast', dark: 'midnight' }}
      accent="pink"
      radius="small"
      density="compact"
      overlayBlur="small"
      asChild={asChild}
    >
      {asChild ? (
        <section>
          <Page />
        </section>
      ) : (
        <Page />
      )}
    </ThemeRoot>,
  )
}

// Not everywhere: a live region prevents its ancestors from being hidden, including dialogs in
// them.
const Page = () =>
  hasToasts ? (
    <ToastProvider>
      <Parts />
    </ToastProvider>
  ) : (
    <Parts />
  )

function ToastButton() {
  const toasts = useToast()
  return <Button onClick={() => toasts.show({ title: 'It is done' })}>Show a toast</Button>
}
