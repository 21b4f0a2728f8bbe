import { useEffect, useRef, useState } from 'react'
import { type Address, type SafeRef, sameAddress } from '#base'
import { digest } from '#queries'
import type { SignedDeviceRequest } from '#signing'
import { type ToastMessage, useText } from '#ui'
import { useEnvironment } from '#screens/core/environment'
import { useSigningWallet } from '#screens/core/ports'
import { leftFailure, transactionText, useLeft } from '#screens/common/signing'
import { changeDevice, type RegisteredDevice, withRegistered } from '../device/deviceStore.ts'
import { notificationGroups } from '../kinds.ts'
import type { PushPort, PushSubscribed } from '#screens/core/environment'
import { notificationsText } from '../text.ts'
import { isDone, type Job, type JobFailure, jobsOf, type JobState, keptSignature } from './jobs.ts'
import { registerChain } from './registerChain.ts'
import { useDevicePort } from './useDevicePort.ts'

/**
 * Why the browser receives no notifications. `dismissed`: the user closed its permission prompt.
 */
export type BrowserProblem =
  | { why: 'denied' }
  | { why: 'dismissed' }
  | { why: 'failed'; detail: string }

export interface TurnOn {
  step: 'choose' | 'asking' | 'subscribing' | 'sign'
  problem: BrowserProblem | undefined
  jobs: readonly Job[]
  /** Requests the browser's permission; call it in a user gesture. */
  ask: (safes: readonly SafeRef[]) => Promise<void>
  /** Requests each missing signature from the wallet, one after the other, until one fails. */
  sign: () => Promise<void>
}

export interface TurnOnInput {
  push: PushPort
  /** URL of the gateway. */
  gateway: string
  account: Address | undefined
  /** Called with each chain that is registered. */
  onRegistered: (device: RegisteredDevice) => void
  /** Called after the browser prompt. */
  onPrompt: () => void
}

/** Signatures that didn't arrive, in this tab: they can be sent whatever happened to the dialog. */
const unsent = new Map<string, SignedDeviceRequest>()

/**
 * Turns on notifications: the browser's permission and subscription, then a signature for each
 * chain.
 */
export function useTurnOn({ push, gateway, account, onRegistered, onPrompt }: TurnOnInput): TurnOn {
  const wallet = useSigningWallet()
  const register = useDevicePort(import.meta.env.COFFER_VERSION)
  const [step, setStep] = useState<TurnOn['step']>('choose')
  const [problem, setProblem] = useState<BrowserProblem>()
  const [jobs, setJobs] = useState<readonly Job[]>([])
  const subscribed = useRef<PushSubscribed>(undefined)
  const text = useText(notificationsText)
  const words = useText(transactionText)
  const { chains } = useEnvironment()
  const left = useLeft('')
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])

  async function ask(safes: readonly SafeRef[]) {
    if (step !== 'choose') return
    const fail = (why: BrowserProblem) => {
      setProblem(why)
      setStep('choose')
    }
    setProblem(undefined)
    setStep('asking')
    try {
      const permission = await push.askPermission()
      if (permission !== 'granted') fail({ why: permission === 'denied' ? 'denied' : 'dismissed' })
      else {
        setStep('subscribing')
        subscribed.current = await push.subscribe()
        setJobs(jobsOf(safes))
        setStep('sign')
      }
    } catch (error) {
      fail({ why: 'failed', detail: error instanceof Error ? error.message : String(error) })
    }
    onPrompt()
  }

  const saidOf = (failure: JobFailure, chainId: string): ToastMessage | undefined =>
    failure.at === 'signing'
      ? leftFailure(words, failure, chains.find((one) => one.chainId === chainId)?.name ?? '')
      : {
          tone: 'failed',
          title: text(`fail.${failure.why}`),
          ...(failure.why === 'notOwner' && { text: words('fail.signed') }),
        }

  /** Signatures count even if the dialog is closed by then. */
  async function signOne(
    { chainId, safes, ...job }: Job,
    { endpoint, token }: PushSubscribed,
    signer: Address,
  ) {
    const { uuid } = changeDevice(gateway)
    const key = digest([gateway, chainId, safes, uuid, token, signer])
    const report = (state: JobState) => {
      if (state.step === 'failed') {
        if (state.signed) unsent.set(key, state.signed)
        else unsent.delete(key)
        left.say(saidOf(state.failure, chainId))
      }
      setJobs((all) => all.map((one) => (one.chainId === chainId ? { ...one, state } : one)))
      if (state.step !== 'done') return
      const device = changeDevice(gateway, (before) => {
        const groupsOf = (address: Address) =>
          before.safes.find((one) => one.chainId === chainId && sameAddress(one.address, address))
            ?.groups
        return withRegistered(
          before,
          safes.map((address) => ({
            chainId,
            address,
            account: signer,
            endpoint,
            groups: groupsOf(address) ?? notificationGroups,
          })),
        )
      })
      onRegistered(device)
      unsent.delete(key)
      left.done(text('dialog.done'))
    }
    const ports = { wallet, register, now: () => Date.now() }
    return registerChain(
      ports,
      { chainId, safes, uuid, token },
      signer,
      keptSignature({ chainId, safes, ...job }, signer) ?? unsent.get(key),
      report,
    )
  }

  async function sign() {
    const to = subscribed.current
    if (!account || !to) return
    for (const job of jobs.filter((one) => !isDone(one)))
      if (isLeft.current || (await signOne(job, to, account)) === 'failed') return
  }

  return { step, problem, jobs, ask, sign }
}
