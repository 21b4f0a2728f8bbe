/** A shop with all that RainbowKit's documentation shows: its files. */
export const rainbowKitApp = {
  'src/main.tsx': `import '@rainbow-me/rainbowkit/styles.css';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { Providers } from './Providers';

createRoot(document.getElementById('root')!).render(
  <Providers>
    <App />
  </Providers>,
);
`,
  'src/wagmi.ts': `import { type Chain, getDefaultConfig } from '@rainbow-me/rainbowkit';
import { http } from 'wagmi';
import { mainnet, optimism } from 'wagmi/chains';
import { wallets } from './wallets';

const ourOptimism = {
  ...optimism,
  iconUrl: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E',
  iconBackground: '#ff0420',
} as const satisfies Chain;

export const config = getDefaultConfig({
  appName: 'Shop',
  appDescription: 'Sells things',
  appUrl: 'https://shop.example',
  appIcon: 'https://shop.example/icon.png',
  projectId: '0123456789abcdef0123456789abcdef',
  chains: [mainnet, ourOptimism],
  transports: {
    [mainnet.id]: http('https://node.example/1'),
    [optimism.id]: http('https://node.example/10'),
  },
  wallets,
});
`,
  'src/wallets.ts': `import { getWalletConnectConnector } from '@rainbow-me/rainbowkit';
import type { Wallet, WalletList } from '@rainbow-me/rainbowkit';
import { rainbowWallet, xdefiWallet } from '@rainbow-me/rainbowkit/wallets';

const acmeWallet = ({ projectId }: { projectId: string }): Wallet => ({
  id: 'acme',
  name: 'Acme',
  iconUrl: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E',
  iconBackground: '#7b3fe4',
  downloadUrls: { ios: 'https://apps.apple.com/app/acme', qrCode: 'https://acme.example/app' },
  mobile: { getUri: (uri: string) => 'acme://wc?uri=' + encodeURIComponent(uri) },
  qrCode: {
    getUri: (uri: string) => uri,
    instructions: {
      learnMoreUrl: 'https://acme.example/help',
      steps: [{ step: 'scan', title: 'Tap Connect', description: 'Then scan the code.' }],
    },
  },
  createConnector: getWalletConnectConnector({ projectId }),
});

export const wallets: WalletList = [
  { groupName: 'Our choice', wallets: [rainbowWallet, xdefiWallet, acmeWallet] },
];
`,
  'src/Providers.tsx': `import {
  darkTheme,
  RainbowKitAuthenticationProvider,
  RainbowKitProvider,
  type AvatarComponent,
  type DisclaimerComponent,
} from '@rainbow-me/rainbowkit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { WagmiProvider } from 'wagmi';
import { mainnet } from 'wagmi/chains';
import { useSession } from './useSession';
import { config } from './wagmi';

const queryClient = new QueryClient();

const Disclaimer: DisclaimerComponent = ({ Text, Link }) => (
  <Text>
    You agree to our <Link href="https://shop.example/terms">terms</Link>
  </Text>
);

const CustomAvatar: AvatarComponent = ({ address, ensImage, size }) =>
  ensImage ? (
    <img alt="" src={ensImage} width={size} height={size} />
  ) : (
    <span style={{ width: size }}>{address.slice(2, 4)}</span>
  );

export function Providers({ children }: { children: ReactNode }) {
  const { adapter, status } = useSession();
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <RainbowKitAuthenticationProvider adapter={adapter} status={status}>
          <RainbowKitProvider
            id="shop"
            theme={darkTheme({ borderRadius: 'medium', fontStack: 'system', overlayBlur: 'small' })}
            modalSize="compact"
            appInfo={{
              appName: 'Shop',
              learnMoreUrl: 'https://shop.example/wallets',
              disclaimer: Disclaimer,
            }}
            initialChain={mainnet}
            coolMode
            avatar={CustomAvatar}
            showRecentTransactions
            locale="en"
          >
            {children}
          </RainbowKitProvider>
        </RainbowKitAuthenticationProvider>
      </QueryClientProvider>
    </WagmiProvider>
  );
}
`,
  'src/useSession.ts': `import { createAuthenticationAdapter } from '@rainbow-me/rainbowkit';
import type { AuthenticationStatus } from '@rainbow-me/rainbowkit';
import { useEffect, useState } from 'react';
import { createSiweMessage } from 'viem/siwe';

export function useSession() {
  const [status, setStatus] = useState<AuthenticationStatus>('loading');
  const [adapter] = useState(() =>
    createAuthenticationAdapter({
      getNonce: async () => {
        const response = await fetch('/session/nonce');
        return await response.text();
      },
      createMessage: ({ nonce, address, chainId }) =>
        createSiweMessage({
          domain: window.location.host,
          address,
          statement: 'Sign in to the shop.',
          uri: window.location.origin,
          version: '1',
          chainId,
          nonce,
        }),
      verify: async ({ message, signature }) => {
        const { ok } = await fetch('/session', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ message, signature }),
        });
        if (ok) setStatus('authenticated');
        return ok;
      },
      signOut: async () => {
        await fetch('/session', { method: 'DELETE' });
        setStatus('unauthenticated');
      },
    }),
  );
  useEffect(() => {
    fetch('/session')
      .then((response) => response.json())
      .then(({ account }) => setStatus(account ? 'authenticated' : 'unauthenticated'));
  }, []);
  return { adapter, status };
}
`,
  'src/App.tsx': `import {
  ConnectButton,
  useAccountModal,
  useAddRecentTransaction,
  useChainModal,
  useConnectModal,
  WalletButton,
} from '@rainbow-me/rainbowkit';
import { useAccount } from 'wagmi';

export function App() {
  const { address } = useAccount();
  const addRecentTransaction = useAddRecentTransaction();
  const { openConnectModal } = useConnectModal();
  const { openAccountModal } = useAccountModal();
  const { openChainModal } = useChainModal();
  return (
    <main>
      <h1>Shop</h1>
      <p>{address ? 'Hello ' + address : 'Hello stranger'}</p>
      <ConnectButton
        accountStatus={{ smallScreen: 'avatar', largeScreen: 'full' }}
        chainStatus="icon"
        showBalance={false}
      />
      <OwnButton />
      <WalletButton wallet="metaMask" />
      <WalletButton.Custom wallet="rainbow">
        {({ ready, connect, error, mounted, connector }) => (
          <button disabled={!ready || !mounted} onClick={() => void connect()}>
            {error ? 'Try again' : 'With ' + connector.name}
          </button>
        )}
      </WalletButton.Custom>
      {openConnectModal && <button onClick={openConnectModal}>Choose</button>}
      {openAccountModal && <button onClick={openAccountModal}>You</button>}
      {openChainModal && <button onClick={openChainModal}>Networks</button>}
      <button
        onClick={() => addRecentTransaction({ hash: '0x' + '1'.repeat(64), description: 'Bought' })}
      >
        Buy
      </button>
    </main>
  );
}

const OwnButton = () => (
  <ConnectButton.Custom>
    {({ account, chain, openChainModal, openConnectModal, authenticationStatus, mounted }) => {
      const ready = mounted && authenticationStatus !== 'loading';
      const connected = ready && account && chain && authenticationStatus !== 'unauthenticated';
      if (!connected) return <button onClick={openConnectModal}>Log in</button>;
      if (chain.unsupported) return <button onClick={openChainModal}>Wrong network</button>;
      return (
        <p>
          {chain.hasIcon && <img alt={chain.name ?? 'Chain icon'} src={chain.iconUrl} />}
          {account.displayName} {account.displayBalance}
        </p>
      );
    }}
  </ConnectButton.Custom>
);
`,
}
