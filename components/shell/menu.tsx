'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, type ReactNode } from 'react';

import { Icon } from '@/components/ui/icon';
import { usePathname } from '@/lib/i18n/navigation';

import styles from './menu.module.css';

/** The collapsible panel of small screens; Escape, a press beside it and the next page shut it. */
export function Menu({ children }: { children: ReactNode }) {
  const t = useTranslations('shell');
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    function pressed({ target }: PointerEvent) {
      if (menu.current && !menu.current.contains(target as Node)) menu.current.open = false;
    }
    function typed({ key }: KeyboardEvent) {
      if (key !== 'Escape' || !menu.current?.open) return;
      menu.current.open = false;
      menu.current.querySelector('summary')?.focus();
    }
    document.addEventListener('pointerdown', pressed);
    document.addEventListener('keydown', typed);
    return () => {
      document.removeEventListener('pointerdown', pressed);
      document.removeEventListener('keydown', typed);
    };
  }, []);

  return (
    <details key={usePathname()} ref={menu} className={styles.menu}>
      <summary className={styles.toggle} aria-label={t('menu')}>
        <Icon name="menu" />
      </summary>
      <nav className={styles.panel} aria-label={t('menu')}>
        {children}
      </nav>
    </details>
  );
}
