import type { Example } from '../../contract/example.ts'

export const examples: Readonly<Record<string, Example>> = {
  getKanban: {},
  createBoard: { body: { title: 'Waiting for parts' } },
  renameBoard: { body: { boardId: 2, newName: 'On the workbench' } },
  orderBoards: { body: [2, 1, 3] },
  deleteBoard: { params: { id: 3 } },
  restoreBoards: { after: [['deleteBoard', { params: { id: 3 } }]], body: { ids: [3] } },
  limitBoard: { params: { id: 1 }, body: { limit: 6 } },
  createBoardItem: {
    body: { itemTitle: 'Write the care card for linen', boardName: 'Up next', boardId: 1 },
  },
  updateBoardItem: {
    body: {
      item: {
        id: 8,
        title: 'Photograph the winter cushions',
        dueDate: '2026-12-01',
        labels: ['Image', 'UX'],
        members: [
          { img: '/pictures/avatars/3.svg', name: 'Aïssatou Ndiaganiao' },
          { img: '/pictures/avatars/6.svg', name: 'Haruka Minazuki' },
        ],
        comments: 'The wool ones came today. Please with the window behind them.',
      },
    },
  },
  orderBoardItems: { body: { boardId: 1, ids: [3, 1, 2, 5, 4] } },
  moveBoardItem: { params: { id: 1 }, body: { boardId: 2, index: 0 } },
  deleteBoardItem: { params: { id: 14 } },
  restoreBoardItems: { after: [['deleteBoardItem', { params: { id: 14 } }]], body: { ids: [14] } },
  createBoardItemChecks: {
    params: { id: 8 },
    body: { checks: [{ id: 1522, text: 'Iron the covers', isDone: false }] },
  },
  updateBoardItemCheck: { params: { id: 1, checkId: 2 }, body: { isDone: true } },
  deleteBoardItemCheck: { params: { id: 1, checkId: 4 } },
  getBoardItemDetails: { params: { id: 6 } },
  createBoardItemComment: { params: { id: 8 }, body: { text: 'The wool ones came today.' } },
  deleteBoardItemComment: { params: { id: 6, commentId: 2 } },
  createBoardItemFile: {
    params: { id: 4 },
    body: {
      fileName: 'questions.csv',
      url: 'data:text/csv;base64,cXVlc3Rpb24sY291bnQK',
      thumbnail: '',
      size: '1kb',
    },
  },
  deleteBoardItemFile: { params: { id: 1, fileId: 2 } },
  restoreBoardItemFile: {
    after: [['deleteBoardItemFile', { params: { id: 1, fileId: 2 } }]],
    params: { id: 1, fileId: 2 },
  },
  duplicateBoardItem: { params: { id: 1 } },
}
