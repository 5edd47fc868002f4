import { configure } from '@testing-library/react';

// Of itself it gives up after a second, which a busy machine may need for one answer
configure({ asyncUtilTimeout: 15_000 });
