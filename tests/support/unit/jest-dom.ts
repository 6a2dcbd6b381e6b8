import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A small machine under load is slow, not wrong.
configure({ asyncUtilTimeout: 15_000 });
