import { cleanup, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useBareKeys } from '../../src/admin/parts/useBareKeys.ts';

afterEach(cleanup);

test('a key is heard as soon as what it is for is drawn', () => {
  const goOn = vi.fn();
  function List() {
    useBareKeys(() => ({ j: goOn }));
    return <p>Lista</p>;
  }
  function Screen() {
    // No later than a person sees it
    useLayoutEffect(() => void dispatchEvent(new KeyboardEvent('keydown', { key: 'j' })), []);
    return <List />;
  }
  render(<Screen />);
  expect(goOn).toHaveBeenCalledOnce();
});
