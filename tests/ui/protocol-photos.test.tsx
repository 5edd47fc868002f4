import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PhotosInput } from '../../src/admin/sections/pojazd/protocol/PhotosInput.tsx';

afterEach(cleanup);

test('a photo that was taken is shown from an address that the policy of contents allows', async () => {
  const photo = { blob: new Blob(['front'], { type: 'image/jpeg' }), label: 'Przód' };
  render(<PhotosInput photos={[photo]} marks={[]} earlier={0} onChange={vi.fn()} />);
  const shown = screen.getByRole('img', { name: 'Zdjęcie: Przód' });
  await waitFor(() => expect(shown.getAttribute('src')).toBe(`data:image/jpeg;base64,${btoa('front')}`));
});
