import type { ListedWallet, Device } from '../catalog/types.ts'
import type { WalletToGet } from '../catalog/walletsToGet.ts'
import type { AppInfo } from './appInfo.ts'
import { canBeGot, downloadsOf } from './connectFlow.ts'
import type { ConnectEvent, ConnectState } from './connectSteps.ts'
import { DeepLinkStep } from './DeepLinkStep.tsx'
import { DownloadOptionsStep } from './DownloadOptionsStep.tsx'
import { DownloadStep } from './DownloadStep.tsx'
import { FailedStep } from './FailedStep.tsx'
import { GetStep } from './GetStep.tsx'
import { GuideStep } from './GuideStep.tsx'
import { InstalledStep } from './InstalledStep.tsx'
import { IntroStep } from './IntroStep.tsx'
import { MissingStep } from './MissingStep.tsx'
import { OpeningStep } from './OpeningStep.tsx'
import { QrStep } from './QrStep.tsx'
import { guideMedium } from './useStepWords.ts'

export interface CurrentStepProps {
  state: ConnectState
  /** The wallet of this step. */
  wallet: ListedWallet | undefined
  /** Wallets available for this device. */
  getable: readonly WalletToGet[]
  device: Device
  appInfo?: AppInfo | undefined
  onEvent: (event: ConnectEvent) => void
}

/**
 * The content of a step below its title. The caller renders the list of wallets, with the
 * introduction next to it.
 */
export function CurrentStep({
  state,
  wallet,
  getable,
  device,
  appInfo,
  onEvent,
}: CurrentStepProps) {
  const back = () => onEvent({ type: 'wentBack' })
  const other = () => onEvent({ type: 'left' })
  const renew = () => onEvent({ type: 'renewed' })
  if (state.step === 'none' || state.step === 'intro') {
    return (
      <IntroStep
        appInfo={appInfo}
        {...(getable.length > 0 && { onGet: () => onEvent({ type: 'askedForMore' }) })}
      />
    )
  }
  if (state.step === 'get') {
    const want = (id: string) => {
      const wanted = getable.find((one) => one.wallet.id === id)
      if (wanted) onEvent({ type: 'wanted', wallet: wanted.wallet })
    }
    return <GetStep wallets={getable} mobile={device.mobile} onGet={want} />
  }
  const facts = state.wallet
  const { name, icon } = { name: wallet?.name ?? facts.id, icon: wallet?.icon }
  const get = canBeGot(facts) ? { onGet: () => onEvent({ type: 'wanted', wallet: facts }) } : {}
  switch (state.step) {
    case 'connect': {
      const { phase } = state
      if (phase.phase === 'deepLink')
        return (
          <DeepLinkStep
            wallet={name}
            icon={icon}
            anyWallet={wallet?.anyWallet}
            {...phase}
            onRenew={renew}
          />
        )
      if (phase.phase === 'opening' && (facts.connectionMethod !== 'pairing' || device.mobile))
        return <OpeningStep wallet={name} icon={icon} onCancel={back} />
      return (
        <QrStep
          wallet={name}
          icon={icon}
          pairing={phase.phase === 'qr' ? phase : undefined}
          onRenew={renew}
          {...(wallet?.anyWallet ? {} : get)}
        />
      )
    }
    case 'failed':
      return (
        <FailedStep
          failure={state.failure}
          wallet={name}
          icon={icon}
          paired={state.paired && !device.mobile}
          onRetry={() => onEvent({ type: 'retried' })}
          onOther={back}
          {...get}
        />
      )
    case 'missing':
      return <MissingStep wallet={name} icon={icon} onOther={back} {...get} />
    case 'installed':
      return <InstalledStep wallet={name} icon={icon} place={state.place} onOther={other} />
    case 'downloadOptions':
      return (
        <DownloadOptionsStep
          wallet={name}
          downloads={downloadsOf(facts)}
          device={device}
          onChoose={(kind) => onEvent({ type: 'chose', kind })}
        />
      )
    case 'download':
      return (
        <DownloadStep
          wallet={name}
          icon={icon}
          store={facts.downloads.mobile ?? ''}
          mobile={device.mobile}
          onContinue={() => onEvent({ type: 'continued' })}
        />
      )
    case 'extensionGuide':
    case 'desktopGuide':
    case 'mobileGuide': {
      const medium = guideMedium(state.step)
      const guide = facts.guides[medium]
      return (
        guide && (
          <GuideStep
            wallet={wallet?.shortName ?? name}
            medium={medium}
            guide={guide}
            store={facts.downloads[medium]}
            {...(medium !== 'extension' &&
              facts.connectionMethod !== 'none' && {
                onConnect: () => onEvent({ type: 'picked', wallet: facts }),
              })}
          />
        )
      )
    }
  }
}
