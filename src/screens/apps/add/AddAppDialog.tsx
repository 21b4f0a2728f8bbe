import { useEffect, useRef, useState } from 'react'
import { visibleName, visibleText } from '#base'
import { useText } from '#ui'
import type { CustomApp } from '#screens/core/stores'
import { type AppEntry, appsText, resemblingApp } from '#screens/apps/common'
import { AddAppView, type FoundApp } from './AddAppView.tsx'
import { checkAddress, fetchManifest, useManifestProblem } from '#screens/apps/manifest'

export interface AddAppDialogProps {
  open: boolean
  chainId: string
  /** The apps in the list. */
  known: readonly AppEntry[]
  onAdd: (app: CustomApp) => void
  onClose: () => void
}

/** Adds an app by its address. */
export function AddAppDialog({ open, chainId, known, onAdd, onClose }: AddAppDialogProps) {
  const text = useText(appsText)
  const problemText = useManifestProblem()
  const [url, setUrl] = useState('')
  const [problem, setProblem] = useState<string>()
  const [found, setFound] = useState<FoundApp>()
  const [isAgreed, setAgreed] = useState(false)
  const [checking, setChecking] = useState<AbortController>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function check() {
    setProblem(undefined)
    const address = checkAddress(
      url,
      location.origin,
      known.map((one) => one.url),
    )
    if (address.kind === 'invalid') return setProblem(text(`addApp.${address.reason}`))
    const controller = new AbortController()
    running.current = controller
    setChecking(controller)
    const result = await fetchManifest(address.url, controller.signal).catch(() => undefined)
    // The input has changed in the meantime, or the dialog is gone.
    if (!result || controller.signal.aborted) return
    setChecking(undefined)
    if (result.kind === 'problem') return setProblem(problemText(result))
    const { name, description } = result.manifest
    const shown = visibleName(name)
    if (!shown) return setProblem(text('addApp.field', { field: 'name' }))
    setFound({ url: address.url, name: shown, description: visibleText(description) })
  }

  return (
    <AddAppView
      open={open}
      url={url}
      onUrl={(next) => {
        checking?.abort()
        setChecking(undefined)
        setUrl(next)
        setProblem(undefined)
        setFound(undefined)
        setAgreed(false)
      }}
      problem={problem}
      isChecking={checking !== undefined}
      found={found}
      lookAlike={found && resemblingApp(found.url, known)}
      isAgreed={isAgreed}
      onAgree={setAgreed}
      onCheck={() => void check()}
      onAdd={() => found && onAdd({ chainId, ...found })}
      onClose={onClose}
    />
  )
}
